import './require-node.mjs'
import { build } from './build.mjs'

await build()
