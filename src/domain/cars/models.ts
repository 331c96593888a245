/** Models with unusual capital letters. */
export const models: readonly string[] = `
  4Runner, bZ4X, C-HR, D-MAX, e-tron, EcoSport, eDeliver 9, F-150, F-250, F-350, Fit, GranTurismo, HiAce, HiLux,
  i20, i3, i30, i4, i40, i45, i8, iLoad, iMax, iX, ix35, LandCruiser, LandCruiser 70 Series, LandCruiser Prado, MU-X,
  RAV4, Rio, S-Cross, Santa Fe, T-Cross, T-Roc, up!, Ute, XC40, XC60, XC90
`
  .trim()
  .split(/,\s+/)
