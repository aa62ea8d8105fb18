#!/usr/bin/env bash
# Renders the sample channel: one minute, three renditions, 2 s segments (fragmented MP4), into public/channel/.
# Second n of the loop shows n. Needs ffmpeg with libx264, freetype and librsvg. Usage: scripts/make-channel.sh
set -euo pipefail
cd "$(dirname "$0")/.."

out=public/channel
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The tape starts two seconds before the minute and ends two after it, so that the segments kept (01 to 30)
# are cut out of running sound and the loop has no click. 32 kHz: 1,875 AAC frames are exactly one minute.
second='mod(t+58\,60)'
tape=64

cat >"$work/ball.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"><circle cx="18" cy="18" r="16" fill="#fff" stroke="#0a0f1a" stroke-width="3"/><path d="M18 9l8 6-3 9H13l-3-9z" fill="#0a0f1a"/></svg>
SVG

player() { # colour, x, y: a marker that walks a small circle
  echo "drawtext=font='DejaVu Sans Bold':text='●':fontsize=26:fontcolor=$1:x='$2+26*sin(2*PI*t/$4)':y='$3+14*cos(2*PI*t/$4)'"
}
picture="[0:v]scale=960:540,format=yuv420p[pitch];[pitch][1:v]overlay=x='462+330*sin(2*PI*t/10)':y='334+100*sin(2*PI*t/7.5)':eval=frame"
picture+=",$(player 0xff5a5f 300 300 6),$(player 0xff5a5f 380 400 10),$(player 0xff5a5f 220 340 12)"
picture+=",$(player 0x5ab0ff 620 300 7.5),$(player 0x5ab0ff 560 410 12),$(player 0x5ab0ff 730 350 6)"
picture+=",drawbox=x=395:y=78:w=170:h=72:color=0x0a0f1a@0.85:t=fill"
picture+=",drawtext=font='DejaVu Sans Mono Bold':text='\:%{eif\:$second\:d\:2}':fontsize=58:fontcolor=white:x=420:y=86"
picture+=",drawbox=x=0:y=530:w=960:h=10:color=0x0a0f1a:t=fill,drawbox=x='-960+16*floor($second)':y=530:w=960:h=10:color=0xffc53d:t=fill"

hum='0.012*sin(2*PI*220*t)'
tick="0.10*sin(2*PI*880*t)*lt(mod(t\,1)\,0.08)*gte($second\,1)"
minute="0.35*sin(2*PI*1320*t)*lt($second\,0.3)"

ffmpeg -hide_banner -loglevel warning -y \
  -loop 1 -framerate 25 -t $tape -i "$out/poster.svg" -loop 1 -framerate 25 -t $tape -i "$work/ball.svg" \
  -filter_complex "$picture,format=yuv420p[v]" -map '[v]' -c:v libx264 -preset ultrafast -qp 0 "$work/picture.mkv"
ffmpeg -hide_banner -loglevel warning -y -f lavfi -i "aevalsrc=$hum+$tick+$minute:s=32000:d=$tape" "$work/sound.wav"

render() { # name, height, crf, kbit/s at most, profile level
  rm -rf "${out:?}/$1" && mkdir -p "$out/$1" "$work/$1"
  ffmpeg -hide_banner -loglevel warning -y -i "$work/picture.mkv" -i "$work/sound.wav" \
    -vf "scale=-2:$2:flags=lanczos" -fflags +bitexact -threads 1 \
    -c:v libx264 -profile:v main -level:v "$5" -preset veryslow -bf 0 -crf "$3" -maxrate "$4k" -bufsize "$4k" \
    -g 50 -keyint_min 50 -sc_threshold 0 -flags +cgop \
    -c:a aac -b:a 32k -ac 1 \
    -f hls -hls_time 2 -hls_list_size 0 -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 \
    -hls_segment_options use_editlist=0 -hls_segment_filename "$work/$1/%02d.m4s" "$work/$1/index.m3u8"
  cp "$work/$1/init.mp4" "$out/$1/init.mp4"
  for segment in $(seq 0 29); do
    cp "$work/$1/$(printf %02d $((segment + 1))).m4s" "$out/$1/$(printf %02d $((segment * 2))).m4s"
  done
}
render 234p 234 32 120 2.1
render 360p 360 31 220 3.0
render 540p 540 30 420 3.1

du -sh "$out"
