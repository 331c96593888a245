import './quick-start.ts'
import { inspect } from 'node:util'
import { Command } from 'commander'
import { addCommands } from './commands.ts'
import { Refusal } from './refusal.ts'

/** Exit codes: 0 success, 1 refused with reasons, 2 wrong usage. */
const program = new Command('forecourt')
  .description('Manages sites, their content, their stock, their leads and their payments.')
  .showHelpAfterError('(add --help to see how to use this command)')
  .exitOverride(({ exitCode, code }) => {
    const isHelp = code === 'commander.helpDisplayed' || code === 'commander.version'
    process.exit(isHelp || exitCode === 0 ? 0 : 2)
  })

await addCommands(program, process.argv[2])

try {
  await program.parseAsync()
} catch (error) {
  // A refusal needs no stack trace; an unexpected error does.
  process.stderr.write(`${error instanceof Refusal ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
