import { searchEngineContract } from '../contract.ts'
import { embeddedEngine } from './embedded-engine.ts'

searchEngineContract('the embedded engine', embeddedEngine)
