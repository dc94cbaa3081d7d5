import { afterAll } from 'bun:test'
import { stopPostgres } from './backend.ts'

afterAll(stopPostgres)
