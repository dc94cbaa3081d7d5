import { join } from 'node:path'
import { listElements, type ElementFile } from '@svc/element-manifest'
import { ROOT } from './ensure-installed.ts'

export const WIDGETS = join(ROOT, 'widgets')

/** Lists the elements of the kit. */
export const widgetElements = (): ElementFile[] => listElements(WIDGETS)
