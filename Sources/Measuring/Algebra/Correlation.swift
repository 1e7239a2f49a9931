/// Returns the correlation of pairs of numbers, in −1...1; 0 if one of the two does not vary.
func correlation(of pairs: some Sequence<(Double, Double)>) -> Double {
  var sums = (n: 0.0, x: 0.0, y: 0.0, xx: 0.0, xy: 0.0, yy: 0.0)
  for (x, y) in pairs {
    sums = (
      sums.n + 1, sums.x + x, sums.y + y, sums.xx + x * x, sums.xy + x * y, sums.yy + y * y
    )
  }
  let varianceX = sums.xx * sums.n - sums.x * sums.x
  let varianceY = sums.yy * sums.n - sums.y * sums.y
  guard varianceX > 0, varianceY > 0 else { return 0 }
  return (sums.xy * sums.n - sums.x * sums.y) / (varianceX * varianceY).squareRoot()
}
