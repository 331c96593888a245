import { and, asc, count, eq } from 'drizzle-orm'
import type { Prize } from '#domain/spin-to-win/prize-draw.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { customers } from '../tables/customers.ts'
import { spinDraws, spins } from '../tables/spins.ts'

type StoredDraw = { seed: string; prizes: readonly Prize[] }
export type Spin = typeof spins.$inferSelect

type NewSpin = Pick<Spin, 'promotionId' | 'mark' | 'customerId' | 'code' | 'spunAt'> & {
  /** Decides on the draw and how many of each prize are won so far. */
  decide: (
    draw: StoredDraw,
    won: ReadonlyMap<string, number>,
  ) => { drawn: string; given: string; jobs: NewJob[] }
}

/** A spin with its customer, as far as they are still known. */
type Winner = Pick<Spin, 'given' | 'code' | 'spunAt'> & { phone: string | null; name: string | null }

/** The wheels of one site. */
export type SpinStore = {
  /** What decides the spins of a promotion. It changes to the prizes of the settings until the first spin, and never after. */
  draw(promotionId: string, wanted: StoredDraw): Promise<StoredDraw>
  of(promotionId: string, mark: string): Promise<Spin | null>
  find(id: string): Promise<Spin | null>
  /** Spins once for a mark, and returns the same spin from then on. Spins of a promotion take turns. */
  spin(spin: NewSpin): Promise<Spin>
  winners(promotionId: string): Promise<Winner[]>
}

export function spinStore(db: Db, siteId: string): SpinStore {
  const drawOf = (promotionId: string) =>
    and(eq(spinDraws.siteId, siteId), eq(spinDraws.promotionId, promotionId))
  const spinsOf = (promotionId: string) => and(eq(spins.siteId, siteId), eq(spins.promotionId, promotionId))
  const spinOf = async (tx: Db, promotionId: string, mark: string) => {
    const [row] = await tx
      .select()
      .from(spins)
      .where(and(spinsOf(promotionId), eq(spins.mark, mark)))
    return row ?? null
  }

  return {
    async draw(promotionId, wanted) {
      const [known] = await db.select().from(spinDraws).where(drawOf(promotionId))
      if (known && hasPrizes(known, wanted)) return known
      return db.transaction(async (tx) => {
        await tx
          .insert(spinDraws)
          .values({ siteId, promotionId, ...wanted })
          .onConflictDoNothing()
        const [draw] = await tx.select().from(spinDraws).where(drawOf(promotionId)).for('update')
        const [spun] = await tx.select({ count: count() }).from(spins).where(spinsOf(promotionId))
        if (!draw) throw new Error('The draw has no row.')
        if (hasPrizes(draw, wanted) || (spun?.count ?? 0) > 0) return draw
        await tx.update(spinDraws).set(wanted).where(drawOf(promotionId))
        return wanted
      })
    },

    of: (promotionId, mark) => spinOf(db, promotionId, mark),

    async find(id) {
      const [row] = await db
        .select()
        .from(spins)
        .where(and(eq(spins.siteId, siteId), eq(spins.id, id)))
      return row ?? null
    },

    spin: ({ promotionId, mark, customerId, code, spunAt, decide }) =>
      db.transaction(async (tx) => {
        const [draw] = await tx.select().from(spinDraws).where(drawOf(promotionId)).for('update')
        if (!draw) throw new Error('The promotion has no draw.')
        const earlier = await spinOf(tx, promotionId, mark)
        if (earlier) return earlier
        const counts = await tx
          .select({ given: spins.given, count: count() })
          .from(spins)
          .where(spinsOf(promotionId))
          .groupBy(spins.given)
        const { drawn, given, jobs } = decide(draw, new Map(counts.map((row) => [row.given, row.count])))
        const [spin] = await tx
          .insert(spins)
          .values({ siteId, id: createId(), promotionId, mark, customerId, code, drawn, given, spunAt })
          .returning()
        if (!spin) throw new Error('The spin has no row.')
        await addJobs(tx, { siteId, key: spin.id, jobs })
        return spin
      }),

    winners: (promotionId) =>
      db
        .select({
          given: spins.given,
          code: spins.code,
          spunAt: spins.spunAt,
          phone: customers.phone,
          name: customers.name,
        })
        .from(spins)
        .leftJoin(customers, and(eq(customers.siteId, spins.siteId), eq(customers.id, spins.customerId)))
        .where(spinsOf(promotionId))
        .orderBy(asc(spins.spunAt)),
  }
}

/** PostgreSQL stores the keys of JSON in an order of its own. */
function hasPrizes(draw: StoredDraw, wanted: StoredDraw) {
  const written = ({ prizes }: StoredDraw) =>
    JSON.stringify(prizes.map(({ id, share, stock }) => [id, share, stock]))
  return written(draw) === written(wanted)
}
