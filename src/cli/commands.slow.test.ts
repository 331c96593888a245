import { Command } from 'commander'
import { expect, test } from 'vitest'
import { addCommands, commands } from './commands.ts'

// Slow: loads the modules of all commands.

const namesIn = (program: Command) => program.commands.map((command) => command.name())

test('OPS-01 each module of commands adds exactly the commands it is loaded for', async () => {
  for (const { names, load } of commands) {
    const program = new Command()
    const add = await load()
    add(program)
    expect(namesIn(program)).toEqual(names)
  }
})

test.each([undefined, '--help', 'help', 'import'])(
  'OPS-01 the help lists every command, asked as %s',
  async (asked) => {
    const program = new Command()
    await addCommands(program, asked)
    expect(namesIn(program)).toEqual(commands.flatMap(({ names }) => names))
  },
)
