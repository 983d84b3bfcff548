#!/bin/sh
# Puts the deployment configuration into the build and starts nginx in place of this process. The container image runs it,
# and so can a host that has Node and nginx. The build is not changed: the result is in the state folder.
#
#   DEPLOYMENT       the configuration itself, JSON; comes before the file
#   DEPLOYMENT_FILE  its file, by default /etc/academy/deployment.json; without one, the defaults apply
#   OWN_SCRIPT       a script of yours for every page
#   SERVICES         host and port of the services behind /api, by default 127.0.0.1:8081
#   LISTEN           address or port to listen on, by default 8080
#   SOURCE_MAPS      1 serves the source maps too
#   BEHIND_PROXY     1 for a proxy in front that ends TLS and sets X-Forwarded-Proto
#   ACCESS_LOG       by default /dev/stdout
#   NGINX_EXTRA      a folder of files for nginx's server block (TLS, names), by default /etc/academy/nginx.d
#   NGINX_USER       whom nginx's workers run as when it starts as root
#   ACADEMY_HOME     the folder with dist and dist-host, by default the one above this script
#   ACADEMY_STATE    a folder to write in, by default /run/academy
#   NGINX_PROGRAM    by default nginx; NGINX alone means something else to nginx itself
#   NGINX_MODULES    the folder of its modules, by default /usr/lib/nginx/modules
set -eu

home=${ACADEMY_HOME:-$(cd "$(dirname "$0")/.." && pwd)}
state=${ACADEMY_STATE:-/run/academy}
file=${DEPLOYMENT_FILE:-/etc/academy/deployment.json}
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}
brotli=$modules/ngx_http_brotli_static_module.so

mkdir -p "$state"
if [ -n "${DEPLOYMENT:-}" ]; then
  file=$state/deployment.json
  printf '%s' "$DEPLOYMENT" >"$file"
elif [ -z "${DEPLOYMENT_FILE:-}" ] && [ ! -e "$file" ]; then
  file=$state/deployment.json
  printf '{}' >"$file"
fi

load=
set --
if [ -e "$brotli" ]; then
  load="load_module $brotli;"
else
  set -- --no-brotli
fi
if [ "${BEHIND_PROXY:-0}" = 1 ]; then
  set -- "$@" --behind-proxy
fi
if [ "${SOURCE_MAPS:-0}" = 1 ]; then
  set -- "$@" --source-maps
fi
if [ -n "${OWN_SCRIPT:-}" ]; then
  set -- "$@" --script "$OWN_SCRIPT"
fi
node "$home/dist-host/configure.mjs" --dist "$home/dist" --config "$file" --out "$state/site" \
  --listen "${LISTEN:-8080}" --services "${SERVICES:-127.0.0.1:8081}" \
  --log "${ACCESS_LOG:-/dev/stdout}" "$@"

ln -sfn "${NGINX_EXTRA:-/etc/academy/nginx.d}" "$state/academy.d"
mkdir -p "$state/temporary"
cat >"$state/nginx.conf" <<CONFIGURATION
$load
${NGINX_USER:+user $NGINX_USER;}
worker_processes auto;
pid $state/nginx.pid;
error_log stderr warn;
events {}
http {
  client_body_temp_path $state/temporary/client_body;
  proxy_temp_path $state/temporary/proxy;
  fastcgi_temp_path $state/temporary/fastcgi;
  uwsgi_temp_path $state/temporary/uwsgi;
  scgi_temp_path $state/temporary/scgi;
  include $state/site-host/nginx.conf;
}
CONFIGURATION

exec "${NGINX_PROGRAM:-nginx}" -c "$state/nginx.conf" -e stderr -g 'daemon off;'
