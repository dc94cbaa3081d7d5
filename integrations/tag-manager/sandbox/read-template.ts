/** What a template may do: by the name of the permission, its parameters in plain values. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Scenario {
  name: string
  code: string
}

export interface Template {
  sections: readonly string[]
  info: { type: string; containerContexts: string[]; description: string; displayName: string }
  /** The names of its fields, those of groups too. */
  fields: string[]
  code: string
  permissions: Permissions
  scenarios: Scenario[]
  setup: string
}

/** Reads a custom template of Google Tag Manager: sections of text, each below its name. */
export function readTemplate(text: string): Template {
  const parts = text.split(/^___([A-Z_]+)___$/m).slice(1)
  const sections = Object.fromEntries(
    parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]!.trim()]] : [])),
  ) as Record<string, string>
  const code = sections.SANDBOXED_JS_FOR_WEB_TEMPLATE ?? sections.SANDBOXED_JS_FOR_SERVER
  const permissions = sections.WEB_PERMISSIONS ?? sections.SERVER_PERMISSIONS
  const tests = Bun.YAML.parse(sections.TESTS!) as { scenarios: Scenario[]; setup?: string }
  return {
    sections: parts.filter((_, index) => index % 2 === 0),
    info: JSON.parse(sections.INFO!) as Template['info'],
    fields: fieldsOf(JSON.parse(sections.TEMPLATE_PARAMETERS!) as Field[]),
    code: code!,
    permissions: readPermissions(JSON.parse(permissions!) as Permission[]),
    scenarios: tests.scenarios,
    setup: tests.setup ?? '',
  }
}

interface Field {
  name: string
  type: string
  subParams?: Field[]
}

function fieldsOf(fields: Field[]): string[] {
  return fields.flatMap((field) =>
    field.type === 'GROUP' ? fieldsOf(field.subParams ?? []) : [field.name],
  )
}

interface Permission {
  instance: { key: { publicId: string }; param: { key: string; value: Value }[] }
}

/** A value as Tag Manager writes them: text, list, map or switch. */
type Value =
  | { type: 1; string: string }
  | { type: 2; listItem: Value[] }
  | { type: 3; mapKey: Value[]; mapValue: Value[] }
  | { type: 8; boolean: boolean }

function readPermissions(permissions: Permission[]): Permissions {
  return Object.fromEntries(
    permissions.map(({ instance }) => [
      instance.key.publicId,
      Object.fromEntries(instance.param.map(({ key, value }) => [key, plain(value)])),
    ]),
  )
}

function plain(value: Value): unknown {
  if (value.type === 1) return value.string
  if (value.type === 8) return value.boolean
  if (value.type === 2) return value.listItem.map(plain)
  return Object.fromEntries(
    value.mapKey.map((key, index) => [plain(key), plain(value.mapValue[index]!)]),
  )
}
