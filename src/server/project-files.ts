import { join } from 'node:path'

/** The source and the built server are both two folders below the project's own. */
const projectFolder = join(import.meta.dirname, '../..')

/** The program that reads images from strangers. */
export const imageProgram = join(projectFolder, 'src/integrations/uploads/image-program.ts')

/** Files that are served as they are. */
export const publicFolder = join(projectFolder, 'public')

/** The same for the invented dealers: served only with DEMO=1. */
export const demoFolder = join(projectFolder, 'demo/public')
