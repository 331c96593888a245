import { Command } from 'commander'
import { expect, test } from 'vitest'
import { createSite } from './create-site.ts'

test('OPS-01 a mapping without a feed is refused before a site is created', async () => {
  const program = new Command()
  createSite(program)
  const args = ['create-site', '--slug', 'harbour', '--name', 'Harbour Motors', '--mapping', 'generic']
  await expect(async () => program.parseAsync(args, { from: 'user' })).rejects.toThrow(
    '--mapping needs a --feed to read.',
  )
})
