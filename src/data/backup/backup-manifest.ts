import { z } from 'zod'

/** What a backup says about itself. It is written last, so a folder without it is no backup. */
export const backupManifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations of the database it was made of. */
  migrations: z.array(z.number()),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
})

export type BackupManifest = z.infer<typeof backupManifest>
export type BackedUpTable = BackupManifest['tables'][number]

export const MANIFEST_FILE = 'manifest.json'

export function tableFile({ name }: Pick<BackedUpTable, 'name'>): string {
  return `${name}.copy.zst`
}
