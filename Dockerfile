# The table server: docker build -t kiru . && docker run --read-only -v kiru:/data -p 8000:8000 kiru
FROM python:3.13-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make
WORKDIR /kiru
COPY . .
# The client with the Node of PyPI, then the compiled wheel, then a folder with nothing but what runs.
RUN make web && KIRU_COMPILED=1 python -m pip wheel --no-deps --wheel-dir /wheels .
RUN python -m venv --copies --without-pip /app \
    && sed -n 's/^\([a-z][^ ]*==[^ ;]*\).*/\1/p' requirements.lock > /locked.txt \
    && python -m pip --python /app/bin/python install --no-compile -c /locked.txt "kiru @ file://$(ls /wheels/*.whl)" \
    && python tools/image.py slim /app \
    && python tools/image.py root /image && mv /app /image/app

# No shell, no package manager: Python, what it loads, and Kiru. `tools/clean_root` tries the same folder in a chroot.
FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 /image/data /data
ENV PATH=/app/bin:$PATH PYTHONDONTWRITEBYTECODE=1 \
    LANG=C.UTF-8 SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
    KIRU_HOST=0.0.0.0 KIRU_DATABASE=sqlite:////data/kiru.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s CMD ["kiru", "doctor", "--alive"]
CMD ["kiru", "serve"]
