import { extras } from './extras/index.ts'
import { install } from './install.ts'
import { readGlobal, safe } from './options.ts'

safe(readGlobal)
install(extras)
