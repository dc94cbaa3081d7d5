import { WIZARD_STEPS, type WizardStepName } from './wizard-steps.ts'

const key = (workspaceId: string) => `svc-console-skipped:${workspaceId}`

/** Reads which steps somebody has skipped in this browser. */
export function skippedSteps(workspaceId: string): ReadonlySet<WizardStepName> {
  const stored = (localStorage.getItem(key(workspaceId)) ?? '').split(' ')
  return new Set(WIZARD_STEPS.filter((name) => stored.includes(name)))
}

/** Keeps in this browser that a step was skipped. */
export function skipStep(workspaceId: string, name: WizardStepName): void {
  const all = new Set([...skippedSteps(workspaceId), name])
  localStorage.setItem(key(workspaceId), [...all].join(' '))
}
