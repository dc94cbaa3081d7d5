# One executable with everything that browsers load; it needs DATABASE_URL. See docs/hosting/self-hosting.md.
FROM oven/bun:1.4.5-slim AS build
WORKDIR /src
COPY package.json bun.lock ./
COPY packages packages
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build:binary /out/svc

FROM debian:bookworm-slim
RUN groupadd --gid 10001 svc \
  && useradd --uid 10001 --gid svc --home-dir /data --no-create-home --shell /usr/sbin/nologin svc \
  && install --directory --owner svc --group svc --mode 0700 /data
COPY --from=build /out/svc /usr/local/bin/svc
USER svc
WORKDIR /data
ENV DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["svc", "health"]
ENTRYPOINT ["svc"]
