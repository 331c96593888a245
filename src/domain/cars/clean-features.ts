/** Returns each feature once. Feeds write an unknown feature as nothing, as blanks or as the word “null”. */
export function cleanFeatures(features: readonly string[]): string[] {
  const stated = features.map((feature) => feature.trim()).filter((feature) => !isNothing(feature))
  return [...new Set(stated)]
}

function isNothing(feature: string) {
  return ['', 'null', 'undefined'].includes(feature.toLowerCase())
}
