import Foundation

// Measurements are no pixels: the system's own functions serve.

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

func sine(radians: Double) -> Double { sin(radians) }

func cosine(radians: Double) -> Double { cos(radians) }

/// Of the point (x, y), −180 to 180: 0 right, 90 down.
func degrees(y: Double, x: Double) -> Double { atan2(y, x) * 180 / .pi }

/// Likewise, in radians.
func radians(y: Double, x: Double) -> Double { atan2(y, x) }
