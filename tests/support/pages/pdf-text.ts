import { inflateSync } from 'node:zlib'

/** The text of a PDF as a reader would copy it, and its number of sheets. It only understands what our PDFs use. */
export function readPdf(bytes: Uint8Array): { text: string; sheets: number; info: string } {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = new Map<string, Map<string, string>>()
  for (const { body } of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1]
      if (toUnicode) fonts.set(name, lettersOf(objects.get(toUnicode)?.stream ?? ''))
    }
  }
  const contents = [...objects.values()].filter(({ stream }) => stream.includes('BT'))
  const text = contents.map(({ stream }) => textOf(stream, fonts)).join('\n')
  const sheets = [...objects.values()].filter(({ body }) => /\/Type \/Page\b/.test(body)).length
  return { text, sheets, info: [...objects.values()].map(({ body }) => body).join('\n') }
}

function objectsOf(file: string) {
  const objects = new Map<string, { body: string; stream: string }>()
  for (const [, id = '', content = ''] of file.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [body = '', packed] = content.split(/\nstream\r?\n/)
    const isPacked = body.includes('/FlateDecode') && !body.includes('/Subtype /Image')
    const stream =
      packed && isPacked
        ? inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: 2 }).toString('latin1')
        : ''
    objects.set(id, { body, stream })
  }
  return objects
}

/** The characters for the numbers in a font. */
function lettersOf(map: string) {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      const number = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      const units = code.match(/[0-9a-f]{4}/gi) ?? []
      letters.set(number, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  }
  return letters
}

function textOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  let font: ReadonlyMap<string, string> | undefined
  const lines: string[] = []
  for (const [, name, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)
    else {
      const numbers = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      lines.push(numbers.map((number) => font?.get(number.toLowerCase()) ?? '').join(''))
    }
  }
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}
