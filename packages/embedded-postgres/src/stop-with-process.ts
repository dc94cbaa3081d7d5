import { spawn } from 'node:child_process'

/** Reads from a pipe that nobody writes to: the end of it is the end of the process that holds it. */
const WATCHER = `
read -r _
kill -INT "$1" 2>/dev/null
[ -n "$2" ] || exit 0
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf "$2"`

/**
 * Stops a server when this process ends, however it ends: also when it is killed and cannot do so itself.
 * A shell waits for that; Windows has none, and there a killed process leaves its server running.
 * @param folder deleted once the server has stopped
 * @returns what to call when the server has ended before
 */
export function stopWithThisProcess(pid: number, folder = ''): () => void {
  if (process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'stop-with-process', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    // Ctrl-C does not reach it.
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.unref()
  if (watcher.stdin && 'unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') {
    watcher.stdin.unref()
  }
  return () => void watcher.kill('SIGKILL')
}
