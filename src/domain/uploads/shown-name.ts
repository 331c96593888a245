const MAX_CHARACTERS = 80

/** A file’s name as people may see it: no folders, and no characters that hide or reorder others. */
export function shownName(given: string): string {
  const name = given
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/\p{C}/gu, '')
    .trim()
  return name === '' || /^\.+$/.test(name) ? 'Photo' : shortened(name)
}

/** The ending stays, because it tells what kind of file it is. */
function shortened(name: string) {
  const characters = [...name]
  if (characters.length <= MAX_CHARACTERS) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, MAX_CHARACTERS - ending.length - 1).join('')}…${ending}`
}
