/** A request for a C-Class or a 3 Series includes every engine of it, which many dealers list as separate models. */
export const modelFamilies: Readonly<Record<string, string>> = {
  'a class': names('a', [140, 150, 160, 170, 180, '180d', 190, 200, '200d', 220, 250, '250e', 35, 45]),
  'b class': names('b', [170, 180, 200, 250]),
  'c class': names('c', [
    180,
    200,
    '200k',
    220,
    '220d',
    230,
    240,
    250,
    '250d',
    280,
    300,
    320,
    350,
    '350e',
    36,
    43,
    55,
    63,
  ]),
  'e class': names('e', [200, 220, '220d', 240, 250, 280, 300, 320, 350, '350d', 400, 43, 500, 53, 55, 63]),
  's class': names('s', [320, 350, '350d', 400, '400d', 450, 500, 55, 560, 600, 63, 65]),
  '1 series': bmw('1', ['14', '16', '18', '20', '23', '25', '28', '30', '35', '40']),
  '2 series': bmw('2', ['18', '20', '25', '28', '30', '35', '40']),
  '3 series': bmw('3', ['16', '18', '20', '23', '25', '28', '30', '35', '40']),
  '4 series': bmw('4', ['18', '20', '25', '28', '30', '35', '40']),
  '5 series': bmw('5', ['18', '20', '23', '25', '28', '30', '35', '40', '45', '50']),
  '7 series': bmw('7', ['28', '30', '35', '40', '50', '60']),
}

/** Whether joined letters name a family, such as “A class”. */
export function isFamily(letters: string): boolean {
  return familyLetters.has(letters)
}

/** Whether a word is part of family names and means nothing by itself. */
export function isFamilyWord(word: string): boolean {
  return word === 'class' || word === 'series'
}

const familyLetters = new Set(Object.keys(modelFamilies).map((name) => name.replaceAll(' ', '')))

function names(letter: string, figures: readonly (number | string)[]) {
  return figures.map((figure) => `${letter}${figure}`).join(', ')
}

function bmw(series: string, figures: readonly string[]) {
  const fuels = ['i', 'd', ...(Number(series) < 4 ? [] : ['e'])]
  return figures.flatMap((figure) => fuels.map((fuel) => `${series}${figure}${fuel}`)).join(', ')
}
