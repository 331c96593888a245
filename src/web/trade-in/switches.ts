/** Which steps of the wizard a site has. Photos can’t be added yet, so that step is left out everywhere. */
export function switchesOf(): { imageUpload: boolean } {
  return { imageUpload: false }
}
