# syntax=docker/dockerfile:1

# The mock of the services, for deploy/compose.yaml; not for production.
FROM node:22.21.1-bookworm-slim
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
ENV MOCK_PORT=8081
USER node
HEALTHCHECK --interval=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8081/__mock/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/mock.ts"]
