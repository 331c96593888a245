import sax, { type SAXParser, type Tag } from 'sax'
import { type BrokenRow, type FeedRow, MAX_CELL_LENGTH } from '#domain/feeds/feed-row.ts'
import { FeedProblem } from './port.ts'
import { MAX_DEPTH, recordStarter, type RowCells } from './row-cells.ts'

/** The record elements of an XML file: the children of its root, or those at a path such as `stock/vehicle`. */
export async function* xmlRows(
  text: AsyncIterable<string>,
  records?: string,
): AsyncGenerator<FeedRow | BrokenRow> {
  const ready: (FeedRow | BrokenRow)[] = []
  const parser = sax.parser(true, { position: true })
  Object.assign(
    parser,
    recordGatherer(parser, records, (row) => ready.push(row)),
  )

  for await (const chunk of text) {
    parser.write(chunk)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready
}

/** The parser callbacks that collect a file’s records. */
function recordGatherer(
  parser: SAXParser,
  records: string | undefined,
  onRow: (row: FeedRow | BrokenRow) => void,
): Partial<SAXParser> {
  const startRecord = recordStarter()
  const recordDepth = records === undefined ? 2 : records.split('/').length
  const open: string[] = []
  let [row, line, text] = [0, 0, '']
  let hasChildren = false
  let cells: RowCells | null = null

  const isRecord = () => open.length === recordDepth && (records === undefined || open.join('/') === records)
  const pathInRecord = () => open.slice(recordDepth).join('/')
  const addText = (piece: string) => {
    if (cells !== null && text.length <= MAX_CELL_LENGTH) text += piece
  }

  return {
    onopentag(tag) {
      open.push(tag.name)
      if (open.length > MAX_DEPTH)
        throw new FeedProblem(`Elements nest too deeply in line ${parser.line + 1}.`)
      if (isRecord()) {
        cells = startRecord()
        line = parser.line + 1
        row += 1
      } else cells?.enter(pathInRecord())
      if (cells !== null) addAttributes(cells, pathInRecord(), tag as Tag)
      hasChildren = false
      text = ''
    },
    ontext: addText,
    oncdata: addText,
    onclosetag() {
      if (cells !== null && isRecord()) {
        onRow(cells.row({ row, line }))
        cells = null
      } else if (cells !== null) {
        if (!hasChildren) cells.add(pathInRecord(), text)
        cells.leave()
      }
      open.pop()
      hasChildren = true
      text = ''
    },
    /** A file’s own entities can reach into the server or expand without end. */
    ondoctype() {
      throw new FeedProblem(
        'The file declares a document type (DOCTYPE) or entities. Such files are not read.',
      )
    },
    onerror({ message }) {
      const reason = message.split('\n', 1)[0] ?? ''
      const place = `after row ${row}, in line ${parser.line + 1}`
      const isCutOff = /unclosed|unexpected end/i.test(reason)
      throw new FeedProblem(
        isCutOff
          ? `The file was cut off ${place}: ${reason}.`
          : `The file is not valid XML ${place}: ${reason.replace(/(?<!\.)\.+$/, '')}.`,
      )
    },
  }
}

function addAttributes(cells: RowCells, path: string, { attributes }: Tag) {
  for (const [name, value] of Object.entries(attributes)) cells.add(`${path}@${name}`, value)
}
