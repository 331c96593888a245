import type { Token } from 'stream-json/parser.js'
import { type BrokenRow, type FeedRow, MAX_CELL_LENGTH } from '#domain/feeds/feed-row.ts'
import { FeedProblem } from './port.ts'
import { MAX_DEPTH, recordStarter, type RowCells } from './row-cells.ts'

/** An object or list that contains the current position, and the path of its values from the file or from their record. */
type Level = { path: string; holds: 'fields' | 'items' | 'records' | 'candidates'; isEmpty: boolean }

/** Follows the tokens of a file and collects those of a record. */
export function recordWalker(records: string | undefined) {
  const startRecord = recordStarter()
  const levels: Level[] = []
  let [row, isListFound] = [0, false]
  let chosen: string | null = null
  let [key, piece] = ['', '']
  let record: { cells: RowCells; depth: number } | null = null

  function pathHere() {
    const level = levels.at(-1)
    if (level?.holds !== 'fields') return level?.path ?? ''
    return level.path === '' ? key : `${level.path}.${key}`
  }

  function open(level: Omit<Level, 'isEmpty'>) {
    noteContent()
    levels.push({ ...level, isEmpty: true })
  }

  function noteContent() {
    const level = levels.at(-1)
    if (level) level.isEmpty = false
  }

  function openObject() {
    const level = levels.at(-1)
    if (level?.holds === 'candidates' && level.isEmpty) chooseList(level)
    if (record === null && levels.at(-1)?.holds === 'records') {
      record = { cells: startRecord(), depth: levels.length }
      open({ path: '', holds: 'fields' })
    } else {
      record?.cells.enter(pathHere())
      open({ path: pathHere(), holds: 'fields' })
    }
  }

  function openList() {
    const path = pathHere()
    const level = levels.at(-1)
    const isMeant = records === undefined ? level === undefined : path === records
    const holdsRecords = record === null && isMeant && level?.holds !== 'records'
    isListFound ||= holdsRecords
    const isCandidate = records === undefined && levels.length === 1 && level?.holds === 'fields'
    open({ path, holds: holdsRecords ? 'records' : isCandidate ? 'candidates' : 'items' })
  }

  /** Only its first object shows that a list may be the one of the vehicles. Of two, nothing tells which it is. */
  function chooseList(level: Level) {
    if (chosen !== null) throw new FeedProblem(twoLists(chosen, level.path))
    if (ofGoneVehicles.test(level.path)) throw new FeedProblem(goneVehicles(level.path))
    chosen = level.path
    isListFound = true
    level.holds = 'records'
  }

  function close() {
    const closed = levels.pop()
    if (closed?.holds === 'candidates' && closed.isEmpty) isListFound = true
    if (record === null) return null
    if (levels.length > record.depth) {
      if (closed?.holds === 'fields') record.cells.leave()
      // A list or an object without anything is an empty cell.
      if (closed?.isEmpty) record.cells.add(closed.path, '')
      return null
    }
    const read = record.cells.row({ row: ++row, line: null })
    record = null
    return read
  }

  function value(text: string): BrokenRow | null {
    noteContent()
    if (record !== null) record.cells.add(pathHere(), text)
    return levels.at(-1)?.holds === 'records' ? { row: ++row, line: null, broken: 'is not an object' } : null
  }

  function take(token: Token): FeedRow | BrokenRow | null {
    switch (token.name) {
      case 'startObject':
        openObject()
        break
      case 'startArray':
        openList()
        break
      case 'endObject':
      case 'endArray':
        return close()
      case 'startKey':
      case 'startString':
      case 'startNumber':
        piece = ''
        break
      case 'stringChunk':
      case 'numberChunk':
        if (piece.length <= MAX_CELL_LENGTH) piece += token.value
        break
      case 'endKey':
        key = piece
        break
      case 'endString':
      case 'endNumber':
        return value(piece)
      case 'nullValue':
        noteContent()
        record?.cells.add(pathHere(), '')
        break
      case 'trueValue':
      case 'falseValue':
        return value(String(token.value))
      default:
        break
    }
    if (levels.length > MAX_DEPTH) throw new FeedProblem(`Objects nest too deeply after row ${row}.`)
    return null
  }

  return { take, rows: () => row, foundList: () => isListFound }
}

/** Such a list beside the vehicles, or alone while there are none, must not put its vehicles on sale. */
const ofGoneVehicles = /deleted|removed|archived|delisted|unpublished|withdrawn|inactive|(?<!un)sold/i

function goneVehicles(list: string) {
  return (
    `The file has a list “${list}”, whose name says that its vehicles are no longer for sale. ` +
    'Name the list with the vehicles in the mapping: "format": { "type": "json", "records": "vehicles" }.'
  )
}

function twoLists(first: string, second: string) {
  return (
    `The file has two lists of objects, “${first}” and “${second}”. ` +
    `Name the one with the vehicles in the mapping: "format": { "type": "json", "records": "${first}" }.`
  )
}
