import { CsvError, parse } from 'csv-parse/sync'
import type { PostalRow } from './postcode-lines.ts'

export type PostalFile =
  | { outcome: 'read'; rows: PostalRow[]; skipped: number }
  | { outcome: 'refused'; reason: string }

/**
 * Reads a file of postcodes: GeoNames’ own (`AU.txt`, tabs, no header), or a CSV file with a header whose columns have one of
 * the usual names.
 */
export function readPostalFile(text: string): PostalFile {
  try {
    return postalRowsOf(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quote is never closed'
        : `line ${error['lines']} has a quote in the wrong place`
    return { outcome: 'refused', reason: `The file can’t be read as CSV: ${fault}.` }
  }
}

function postalRowsOf(text: string): PostalFile {
  const isGeoNames = /^[A-Z]{2}\t\d{4}\t/.test(text)
  const [header = [], ...lines] = isGeoNames
    ? [GEONAMES_COLUMNS, ...recordsOf(text, '\t')]
    : recordsOf(text, ',')
  const columns = Object.entries(usualNames).map(
    ([column, names]) => [column, columnNamed(names, header.map(plain))] as const,
  )
  const missing = columns.filter(([, at]) => at === -1).map(([column]) => column)
  if (missing.length > 0)
    return { outcome: 'refused', reason: `The file has no column for: ${missing.join(', ')}.` }
  const at = Object.fromEntries(columns)
  const rows = lines.flatMap((line) => {
    const row = rowOf((column) => line[at[column] ?? -1]?.trim() ?? '')
    return row ? [row] : []
  })
  return rows.length === 0
    ? { outcome: 'refused', reason: 'The file has no Australian postcode with a place and its coordinates.' }
    : { outcome: 'read', rows, skipped: lines.length - rows.length }
}

function recordsOf(text: string, delimiter: string): string[][] {
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    quote: delimiter === ',' ? '"' : null,
  })
}

/** https://download.geonames.org/export/zip/readme.txt */
const GEONAMES_COLUMNS = [
  'country code',
  'postal code',
  'place name',
  'admin name1',
  'state',
  'admin name2',
  'admin code2',
  'admin name3',
  'admin code3',
  'latitude',
  'longitude',
  'accuracy',
]

function columnNamed(names: readonly string[], header: readonly string[]) {
  const name = names.find((usual) => header.includes(usual))
  return name === undefined ? -1 : header.indexOf(name)
}

type Column = 'postcode' | 'place' | 'state' | 'latitude' | 'longitude'

/** The clearest name first: a file may have a state’s code beside its name. */
const usualNames: Record<Column, string[]> = {
  postcode: ['postcode', 'postalcode', 'zipcode', 'zip', 'pcode'],
  place: ['place', 'placename', 'locality', 'suburb', 'name', 'city'],
  state: ['statecode', 'state', 'ste'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lng', 'lon'],
}

function plain(name: string) {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

function rowOf(value: (column: Column) => string): PostalRow | null {
  const digits = value('postcode')
  const state = value('state').toLowerCase()
  const [latitude, longitude] = [Number(value('latitude')), Number(value('longitude'))]
  const name = properName(value('place'))
  const isAustralian =
    /^\d{3,4}$/.test(digits) &&
    states.has(state) &&
    name !== '' &&
    latitude > -45 &&
    latitude < -9 &&
    longitude > 96 &&
    longitude < 169
  // A spreadsheet makes 800 of 0800.
  return isAustralian ? { postcode: digits.padStart(4, '0'), name, state, latitude, longitude } : null
}

const states = new Set(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'])

/** Some files have capitals only. */
function properName(text: string) {
  return text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
}
