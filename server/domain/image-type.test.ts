import { expect, test } from 'bun:test'
import { imageTypeOf } from './image-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))

test('pictures are known by how they begin', () => {
  expect(imageTypeOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png')
  expect(imageTypeOf(bytes('\xff\xd8\xff\xe0....'))).toBe('image/jpeg')
  expect(imageTypeOf(bytes('GIF89a....'))).toBe('image/gif')
  expect(imageTypeOf(bytes('RIFF\x01\x02\x03\x04WEBPVP8 '))).toBe('image/webp')
})

test('nothing else is a picture: pages, scripts in pictures, and what only begins alike', () => {
  const others = [
    '',
    'GIF',
    '<svg xmlns="…">',
    '<!doctype html>',
    '%PDF-1.7',
    'RIFF....WAVE',
    '\x89PNG',
  ]
  expect(others.map((text) => imageTypeOf(bytes(text)))).toEqual(others.map(() => null))
})
