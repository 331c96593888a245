import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { privacyCommand } from './privacy.ts'

describe('OPS-01 a person is named in a way that can be looked up', () => {
  it.each([
    [['--email', 'kim.example.com'], '“kim.example.com” is not an email address.'],
    [['--email', ''], '“” is not an email address.'],
    [['--email', 'kim@@example.com'], '“kim@@example.com” is not an email address.'],
    [['--phone', '12'], '“12” is not an Australian phone number.'],
    [[], 'Name the person: --phone, --email or both.'],
  ])('%j', async (person, refusal) => {
    for (const command of ['export', 'erase'])
      await expect(run([command, '--site', 'harbour', ...person])).rejects.toThrow(refusal)
  })
})

function run(args: readonly string[]) {
  const program = new Command()
  privacyCommand(program)
  return program.parseAsync(['privacy', ...args], { from: 'user' })
}
