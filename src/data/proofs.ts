import { and, eq, lt } from 'drizzle-orm'
import type { Db } from './database.ts'
import { spentProofs } from './tables/forms.ts'

/** The captcha proofs that were used on one site. */
export type ProofStore = {
  /** Uses a proof for a purpose. Returns false if any process has used it for another one. */
  spend(proof: string, usedFor: string, until: Date): Promise<boolean>
  isSpentFor(proof: string, usedFor: string): Promise<boolean>
}

export function proofStore(db: Db, siteId: string): ProofStore {
  const isSpentFor = async (proof: string, usedFor: string) => {
    const [spent] = await db
      .select({ usedFor: spentProofs.usedFor })
      .from(spentProofs)
      .where(and(eq(spentProofs.siteId, siteId), eq(spentProofs.proof, proof)))
    return spent?.usedFor === usedFor
  }
  return {
    async spend(proof, usedFor, until) {
      const { rowCount } = await db
        .insert(spentProofs)
        .values({ siteId, proof, usedFor, until })
        .onConflictDoNothing()
      return rowCount === 1 || isSpentFor(proof, usedFor)
    },
    isSpentFor,
  }
}

/** Deletes proofs that are too old to be accepted anyway. */
export async function deleteOldProofs(db: Db, before: Date): Promise<void> {
  await db.delete(spentProofs).where(lt(spentProofs.until, before))
}
