import { describe, expect, test } from 'bun:test'
import { nextStep, WIZARD_STEPS, type WizardStepName } from './wizard-steps.ts'

const set = (...names: WizardStepName[]) => new Set(names)
const none = set()

describe('the next step', () => {
  test('is the first that is open', () => {
    expect(nextStep(undefined, { done: none, skipped: none })).toBe('program')
    expect(nextStep(undefined, { done: set('program'), skipped: none })).toBe('reward')
    expect(nextStep('reward', { done: set('program', 'reward'), skipped: none })).toBe('discount')
  })

  test('passes over what was skipped, and comes back to what was left open before', () => {
    const skipped = set('discount', 'brand')
    expect(nextStep('reward', { done: set('program', 'reward'), skipped })).toBe('invite')
    expect(nextStep('install', { done: set('install'), skipped })).toBe('program')
  })

  test('is none when all are done or skipped', () => {
    const skipped = set('install')
    const done = new Set(WIZARD_STEPS.filter((name) => name !== 'install'))
    expect(nextStep('payouts', { done, skipped })).toBeUndefined()
  })
})
