/**
 * Whether two words differ by one typing mistake: an extra, missing, wrong or swapped letter. The first letter is
 * rarely wrong, and a word that is only cut short may be another word.
 */
export function isOneLetterOff(typed: string, word: string): boolean {
  if (typed === word || typed.charAt(0) !== word.charAt(0)) return false
  if (Math.abs(typed.length - word.length) > 1 || word.startsWith(typed) || typed.startsWith(word))
    return false
  let same = 0
  while (typed[same] === word[same]) same++
  const [typedRest, wordRest] = [typed.slice(same), word.slice(same)]
  return (
    typedRest.slice(1) === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest ||
    typedRest === wordRest.slice(1) ||
    (typedRest[0] === wordRest[1] && typedRest[1] === wordRest[0] && typedRest.slice(2) === wordRest.slice(2))
  )
}
