import { makes } from '../../cars/makes.ts'
import { knownModels } from './known-models.ts'

/** The makes and models that shoppers ask for, whether or not they are in stock. */
export const knownNames: readonly string[] = [...makes, ...knownModels]
