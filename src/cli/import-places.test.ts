import { Command } from 'commander'
import { expect, test } from 'vitest'
import { importPlaces } from './import-places.ts'

test.each([
  ['a file', ['postcodes.csv']],
  ['a dry run', ['--dry-run']],
])(
  'SRCH-18 the built-in postcodes are not restored when the command also names %s',
  async (_what, others) => {
    const program = new Command()
    importPlaces(program)
    await expect(
      program.parseAsync(['import-places', '--built-in', ...others], { from: 'user' }),
    ).rejects.toThrow('Use --built-in alone, without a file or --dry-run.')
  },
)
