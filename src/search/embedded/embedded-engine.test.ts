import { searchEngineContract } from '../../../tests/search-contract/search-engine-contract.ts'
import { embeddedEngine } from './embedded-engine.ts'

searchEngineContract('the embedded engine', embeddedEngine)
