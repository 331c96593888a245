import { Command } from 'commander'
import { expect, test } from 'vitest'
import { addCommands } from './commands.ts'

test('OPS-01 a command that is asked for is the only one that loads', async () => {
  const program = new Command()
  await addCommands(program, 'describe-settings')
  expect(program.commands.map((command) => command.name())).toEqual(['describe-settings'])
})
