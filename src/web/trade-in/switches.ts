import type { Site } from '#sites/site.ts'

/** Which steps of the wizard a site has. */
export function switchesOf({ forms }: Pick<Site, 'forms'>): { imageUpload: boolean } {
  return { imageUpload: forms.imageUpload }
}
