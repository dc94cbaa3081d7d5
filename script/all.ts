import { extras } from './extras/index.ts'
import { install } from './install.ts'
import { readTag, safe } from './options.ts'

safe(readTag)
install(extras)
