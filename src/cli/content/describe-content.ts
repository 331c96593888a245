import type { Command } from 'commander'
import { contentPage } from '#domain/content/described/content-page.ts'

export function describeContentCommand(program: Command): void {
  program
    .command('describe-content')
    .description('Prints docs/content.md: every kind of content and every section with its fields.')
    .action(() => {
      process.stdout.write(contentPage())
    })
}
