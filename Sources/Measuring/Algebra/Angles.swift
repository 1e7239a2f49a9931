import Foundation

// Measurements are no pixels: the system's own functions serve.

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

func sine(radians: Double) -> Double { sin(radians) }

func cosine(radians: Double) -> Double { cos(radians) }

/// Returns the direction of the point (x, y) in degrees, −180 to 180: 0 is right, 90 is down.
func degrees(y: Double, x: Double) -> Double { atan2(y, x) * 180 / .pi }

/// Returns the direction of the point (x, y) in radians, −π to π.
func radians(y: Double, x: Double) -> Double { atan2(y, x) }
