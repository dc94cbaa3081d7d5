import { installFromTag } from './install.ts'

installFromTag()
