import type { Command } from 'commander'
import { formatMoment } from '#domain/shared/day.ts'
import { formatPhone } from '#domain/shared/format-phone.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { printLines } from '../print-lines.ts'
import { Refusal } from '../refusal.ts'
import { withDealerships } from '../with-dealerships.ts'

type Options = { site: string; promotion?: string }

/** The `spins` command: a line for each spin of a promotion, so that prizes can be handed out and accounted for. */
export function spinsCommand(program: Command): void {
  program
    .command('spins')
    .description(
      'Lists the spins of a spin-to-win promotion: when, the prize, its claim code and the customer.',
    )
    .requiredOption('--site <slug>', 'the slug of the site')
    .option('--promotion <id>', 'an earlier promotion, by its id; the one in the settings if left out')
    .action(async ({ site, promotion }: Options) => {
      const lines = await withDealerships(async (dealerships) => {
        const dealer = await dealerships.forHost(`${site}.localhost`)
        if (!dealer) throw new Refusal(`There is no site “${site}”.`)
        return spinLines(promotion, dealer)
      })
      printLines(lines, 'Nobody has spun yet.')
    })
}

export async function spinLines(
  promotionId: string | undefined,
  { site, spins }: Pick<Dealership, 'site' | 'spins'>,
): Promise<string[]> {
  const id = promotionId ?? site.promotions.spinToWin?.id
  if (id === undefined)
    throw new Refusal(`${site.slug} has no spin-to-win promotion. Name one with --promotion.`)
  const found = await spins.winners(id)
  return found.map(({ spunAt, given, code, phone, name }) =>
    [
      formatMoment(site.timeZone, spunAt),
      given,
      code,
      phone === null ? 'erased' : formatPhone(phone),
      name ?? '',
    ]
      .join('  ')
      .trimEnd(),
  )
}
