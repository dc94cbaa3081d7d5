/** The answer of exports in the API document. */
export const EXPORTED = {
  200: {
    description: 'One JSON object per line. The `record` field contains its type.',
    content: { 'application/x-ndjson': { schema: { type: 'string' as const } } },
  },
}
