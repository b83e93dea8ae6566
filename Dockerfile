# Waybook in a container: docs/hosting/containers.md. web/package.json pins the version of Node.

FROM node:24.21.0-trixie-slim AS source
WORKDIR /app
COPY . .

FROM source AS web
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs install build clerk

FROM source AS packages
# Without legacy-peer-deps, npm also installs the optional peers of better-auth, such as vitest and React.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --legacy-peer-deps --ignore-scripts --workspace=server --workspace=images

FROM node:24.21.0-trixie-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/rules rules
COPY --from=packages /app/datalog datalog
COPY --from=packages /app/entity-text entity-text
COPY --from=packages /app/converters converters
COPY --from=packages /app/messages messages
COPY --from=web /app/messages/generated messages/generated
COPY --from=packages /app/contract contract
COPY --from=packages /app/artwork artwork
COPY --from=packages /app/images images
# Includes server/node_modules, with packages that only the server needs in another version.
COPY --from=packages /app/server server
COPY --from=web /app/node_modules/.clerk node_modules/.clerk
COPY --from=web /app/web/dist web/dist
COPY campaign campaign

# The memory settings of "npm start" (decision 0053).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 HOST=0.0.0.0 DATA_DIR=/data/waybook
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 4870
STOPSIGNAL SIGTERM
# The first start imports a campaign before it is ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4870}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "server/src/main.js"]
CMD ["start"]
