/** The features of a list, each once. Feeds write an unknown one as nothing, as blanks or as the word “null”. */
export function cleanFeatures(features: readonly string[]): string[] {
  const told = features.map((feature) => feature.trim()).filter((feature) => !isNothing(feature))
  return [...new Set(told)]
}

function isNothing(feature: string) {
  return ['', 'null', 'undefined'].includes(feature.toLowerCase())
}
