export function slimManifest(folder: string): Promise<void>
