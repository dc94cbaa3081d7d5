export * from './dictionaries.ts'
export * from './events.ts'
export * from './links.ts'
export * from './workspaces.ts'
