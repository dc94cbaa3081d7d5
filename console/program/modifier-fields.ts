import { html, nothing, type TemplateResult } from 'lit'
import { Plus, X } from 'lucide'
import type { ConditionAttribute } from '../api/wire.gen.ts'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { conditionLabel, labelField } from './label-field.ts'
import { NEW_TERMS, type ConditionDraft, type ModifierDraft } from './reward-draft.ts'
import { attributeName, choiceName, operatorName } from './reward-words.ts'
import { termsFields } from './terms-fields.ts'

export interface ModifierFields {
  modifiers: readonly ModifierDraft[]
  /** Those that events of this reward have. */
  attributes: readonly ConditionAttribute[]
  currency: string
  disabled: boolean
  change: (modifiers: readonly ModifierDraft[]) => void
}

/** Renders other terms and when they count, each as a sentence to fill in; the first that holds wins. */
export function modifierFields(of: ModifierFields): TemplateResult {
  const { modifiers, disabled, change, attributes } = of
  const first = attributes[0]
  const add = () =>
    first &&
    change([
      ...modifiers,
      { ...NEW_TERMS, label: '', match: 'all', conditions: [conditionOn(first)] },
    ])
  return html`<div class="modifiers">
      ${modifiers.map((modifier, at) => renderModifier(of, modifier, at))}
    </div>
    ${
      disabled || !first
        ? nothing
        : html`<button type="button" class="button" @click=${add}>
            ${icon(Plus)}${t('rewards.addException')}
          </button>`
    }`
}

function renderModifier(of: ModifierFields, modifier: ModifierDraft, at: number): TemplateResult {
  const { modifiers, currency, disabled } = of
  const put = (part: Partial<ModifierDraft>) =>
    of.change(modifiers.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = () => of.change(modifiers.filter((_one, index) => index !== at))
  const { conditions } = modifier
  const number = at + 1
  return html`<div role="group" aria-label=${t('rewards.exceptionNumber', { number })}>
    <div class="sentence">
      <span>${at === 0 ? t('rewards.if') : t('rewards.elseIf')}</span>
      ${conditions.length > 1 ? matchChoice(modifier, disabled, put) : nothing}
      ${
        disabled
          ? nothing
          : html`<button
              type="button"
              class="icon-button end"
              aria-label=${t('rewards.removeExceptionNumber', { number })}
              @click=${remove}
            >
              ${icon(X)}
            </button>`
      }
    </div>
    <ul class="conditions">
      ${conditions.map((condition, index) =>
        renderCondition(of, {
          condition,
          number: index + 1,
          put: (next) =>
            put({
              conditions: conditions.flatMap((one, i) => (i === index ? (next ?? []) : one)),
            }),
          isOnly: conditions.length === 1,
        }),
      )}
    </ul>
    ${disabled ? nothing : renderAdd(of, conditions, put)}
    <div class="sentence">
      <span>${t('rewards.partnersEarn')}</span>
      ${termsFields({ terms: modifier, currency, disabled, change: put })}
    </div>
    ${labelField(modifier, disabled, (label) => put({ label }))}
  </div>`
}

function matchChoice(
  { match }: ModifierDraft,
  disabled: boolean,
  put: (part: Partial<ModifierDraft>) => void,
): TemplateResult {
  return html`<select
    class="input fit"
    aria-label=${t('rewards.match')}
    ?disabled=${disabled}
    @change=${(event: Event) => put({ match: valueOf(event) === 'any' ? 'any' : 'all' })}
  >
    <option value="all" ?selected=${match === 'all'}>${t('rewards.allConditionsMatch')}</option>
    <option value="any" ?selected=${match === 'any'}>${t('rewards.anyConditionMatches')}</option>
  </select>`
}

function renderAdd(
  { attributes: [first] }: ModifierFields,
  conditions: readonly ConditionDraft[],
  put: (part: Partial<ModifierDraft>) => void,
): unknown {
  if (!first) return nothing
  const add = () => put({ conditions: [...conditions, conditionOn(first)] })
  return html`<button type="button" class="button small-button" @click=${add}>
    ${icon(Plus)}${t('rewards.addCondition')}
  </button>`
}

interface Row {
  condition: ConditionDraft
  number: number
  isOnly: boolean
  /** Without a condition it is removed. */
  put: (condition?: ConditionDraft) => void
}

function renderCondition(of: ModifierFields, row: Row): TemplateResult {
  const { condition, put, number, isOnly } = row
  if (condition.stored?.conditions) {
    const count = condition.stored.conditions.length
    return html`<li class="sentence soft">${t('rewards.groupCountConditionsEdit', { count })}</li>`
  }
  return html`<li class="condition">
    ${renderAttribute(of, row)} ${renderOperator(of, row)} ${renderValue(of, row)}
    ${conditionLabel(condition, of.disabled, (label) => put({ ...condition, label }))}
    ${
      of.disabled || isOnly
        ? nothing
        : html`<button
            type="button"
            class="icon-button end"
            aria-label=${t('rewards.removeConditionNumber', { number })}
            @click=${() => put()}
          >
            ${icon(X)}
          </button>`
    }
  </li>`
}

function renderAttribute(of: ModifierFields, { condition, put }: Row): TemplateResult {
  const chosen = attributeOf(of.attributes, condition.attribute)
  const [kind, field] = condition.attribute.split('.metadata.')
  const choose = (event: Event) => {
    const next = of.attributes.find(({ attribute }) => attribute === valueOf(event))
    if (next) put(conditionOn(next))
  }
  return html`<select
      class="input about"
      aria-label=${t('rewards.conditionField')}
      ?disabled=${of.disabled}
      @change=${choose}
    >
      ${of.attributes.map(
        ({ attribute, label }) =>
          html`<option value=${attribute} ?selected=${attribute === chosen?.attribute}>
            ${attributeName(attribute, label)}
          </option>`,
      )}
    </select>
    ${
      field === undefined
        ? nothing
        : html`<input
            class="input field-name"
            maxlength="200"
            aria-label=${t('rewards.metadataField')}
            placeholder=${t('rewards.field')}
            .value=${field}
            ?disabled=${of.disabled}
            @input=${(event: Event) =>
              put({ ...condition, attribute: `${kind}.metadata.${valueOf(event)}` })}
          />`
    }`
}

function renderOperator(of: ModifierFields, { condition, put }: Row): TemplateResult {
  const chosen = attributeOf(of.attributes, condition.attribute)
  return html`<select
    class="input how"
    aria-label=${t('rewards.operator')}
    ?disabled=${of.disabled}
    @change=${(event: Event) => put({ ...condition, operator: valueOf(event) })}
  >
    ${chosen?.operators.map(
      ({ name, label }) =>
        html`<option value=${name} ?selected=${name === condition.operator}>
          ${operatorName(name, label)}
        </option>`,
    )}
  </select>`
}

function renderValue(of: ModifierFields, { condition, put }: Row): TemplateResult {
  const { choices, type } = attributeOf(of.attributes, condition.attribute) ?? {}
  const isList = condition.operator === 'in' || condition.operator === 'notIn'
  const set = (event: Event) => put({ ...condition, value: valueOf(event) })
  const label = t('common.value')
  if (choices && !isList) {
    return html`<select
      class="input against"
      aria-label=${label}
      ?disabled=${of.disabled}
      @change=${set}
    >
      ${choices.map(
        (one) =>
          html`<option value=${one} ?selected=${one === condition.value}>
            ${choiceName(one)}
          </option>`,
      )}
    </select>`
  }
  return html`<span class="against"
    ><input
      class="input"
      aria-label=${label}
      maxlength="1000"
      inputmode=${type === 'money' || type === 'number' ? 'decimal' : 'text'}
      placeholder=${isList ? t('rewards.separateValuesCommas') : type === 'country' ? 'DE' : ''}
      .value=${condition.value}
      ?disabled=${of.disabled}
      @input=${set}
    />
    ${type === 'money' ? html`<span class="soft">${of.currency.toUpperCase()}</span>` : nothing}</span
  >`
}

/** Finds an attribute; a field of the metadata is one of `sale.metadata.*`. */
function attributeOf(attributes: readonly ConditionAttribute[], name: string) {
  const general = name.replace(/\.metadata\..*$/, '.metadata.*')
  return attributes.find(({ attribute }) => attribute === general)
}

function conditionOn({ attribute, operators, choices }: ConditionAttribute): ConditionDraft {
  const operator = operators[0]?.name ?? 'is'
  const value = choices?.[0] ?? ''
  return { attribute: attribute.replace(/\*$/, ''), operator, value, label: '' }
}
