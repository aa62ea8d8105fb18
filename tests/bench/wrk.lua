-- Loaded by throughput.ts. With an argument, each request names a port of its own: the same page of another origin,
-- which no cache has.
local unique = false
local asked = 0

function init(args)
  unique = args[1] == "unique"
end

function request()
  if not unique then return wrk.format() end
  asked = asked + 1
  return wrk.format("GET", wrk.path, { Host = "localhost:" .. (1024 + (os.time() * 997 + asked) % 60000) })
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\nresult {"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failures))
end
