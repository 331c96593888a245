import type { Command } from 'commander'

/**
 * Adds the command that is asked for, so that its modules are the only ones to load. Adds all of them for the help, and where
 * there is no such command.
 */
export async function addCommands(program: Command, asked: string | undefined): Promise<void> {
  const chosen = commands.filter(({ names }) => names.includes(asked ?? ''))
  for (const { load } of chosen.length > 0 ? chosen : commands) (await load())(program)
}

type CommandSource = { names: string[]; load: () => Promise<(program: Command) => void> }

/** The help lists them in this order. */
export const commands: CommandSource[] = [
  { names: ['create-site'], load: async () => (await import('./sites/create-site.ts')).createSite },
  { names: ['save-site'], load: async () => (await import('./sites/save-site.ts')).saveSite },
  { names: ['check-site'], load: async () => (await import('./sites/check-site.ts')).checkSite },
  { names: ['check-search'], load: async () => (await import('./check-search.ts')).checkSearchCommand },
  { names: ['fill-search'], load: async () => (await import('./fill-search.ts')).fillSearch },
  { names: ['show-site'], load: async () => (await import('./sites/show-site.ts')).showSite },
  { names: ['list-sites'], load: async () => (await import('./sites/list-sites.ts')).listSites },
  {
    names: ['list-content'],
    load: async () => (await import('./content/read-content.ts')).listContentCommand,
  },
  {
    names: ['show-content'],
    load: async () => (await import('./content/read-content.ts')).showContentCommand,
  },
  {
    names: ['save-content'],
    load: async () => (await import('./content/save-content.ts')).saveContentCommand,
  },
  {
    names: ['publish-content', 'unschedule-content', 'unpublish-content', 'revert-content'],
    load: async () => (await import('./content/publish-content.ts')).publishContentCommands,
  },
  {
    names: ['preview-content'],
    load: async () => (await import('./content/read-content.ts')).previewContentCommand,
  },
  {
    names: ['describe-content'],
    load: async () => (await import('./content/describe-content.ts')).describeContentCommand,
  },
  { names: ['import-stock'], load: async () => (await import('./import-stock.ts')).importStockCommand },
  { names: ['import-places'], load: async () => (await import('./import-places.ts')).importPlaces },
  { names: ['leads'], load: async () => (await import('./leads/leads.ts')).leadsCommand },
  { names: ['holds'], load: async () => (await import('./payments/holds.ts')).holdsCommand },
  { names: ['reconcile'], load: async () => (await import('./payments/reconcile.ts')).reconcileCommand },
  { names: ['events'], load: async () => (await import('./events/list-events.ts')).listEvents },
  { names: ['privacy'], load: async () => (await import('./privacy.ts')).privacyCommand },
  { names: ['end-sessions'], load: async () => (await import('./end-sessions.ts')).endSessionsCommand },
  { names: ['spins'], load: async () => (await import('./promotions/spins.ts')).spinsCommand },
  { names: ['backup', 'restore'], load: async () => (await import('./backup/backup.ts')).backupCommands },
  { names: ['check-deploy'], load: async () => (await import('./check-deploy.ts')).checkDeploy },
  {
    names: ['describe-settings'],
    load: async () => (await import('./sites/describe-settings.ts')).describeSettings,
  },
]
