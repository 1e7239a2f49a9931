import Barcodes

/// The value below which a standard normal variable lies with `probability`, 0 to 1 exclusive.
///
/// Algorithm AS 241, routine PPND7, accurate to about 1 part in 10⁷ (Wichura, Applied Statistics 37, 1988).
/// Only operations that IEEE 754 defines exactly, so equal on every machine.
package func normalQuantile(_ probability: Double) -> Double {
  let q = probability - 0.5
  if abs(q) <= 0.425 {
    let r = 0.180625 - q * q
    return q
      * (((5.910_937_472_0e1 * r + 1.592_911_320_2e2) * r + 5.043_427_193_8e1) * r
        + 3.387_132_717_9)
      / (((6.718_756_360_0e1 * r + 7.875_775_766_4e1) * r + 1.789_516_946_9e1) * r + 1)
  }
  let tail = (-PortableMath.log(q < 0 ? probability : 1 - probability)).squareRoot()
  let magnitude: Double
  if tail <= 5 {
    let r = tail - 1.6
    magnitude =
      (((1.702_382_110_3e-1 * r + 1.306_728_481_6) * r + 2.756_815_390_0) * r + 1.423_437_277_7)
      / ((1.202_113_297_5e-1 * r + 7.370_016_425_0e-1) * r + 1)
  } else {
    let r = tail - 5
    magnitude =
      (((1.733_720_399_7e-2 * r + 4.286_829_433_7e-1) * r + 3.081_226_386_0) * r + 6.657_905_115_0)
      / ((1.225_820_263_5e-2 * r + 2.419_789_448_1e-1) * r + 1)
  }
  return q < 0 ? -magnitude : magnitude
}
