;; The loops that searches spend their time in, over the memory of one segment. Each has a twin in TypeScript, at the place that calls it.
;; Addresses and ends are in bytes. A set is a whole number of sixteen bytes, so four of its words are taken at once; none is empty.
(module
  (memory (import "segment" "memory") 1 65536 shared)

  ;; How many bits are set in each of four words.
  (func $ones (param $words v128) (result v128)
    (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $words)))))

  (func $sum (param $counts v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $counts)) (i32x4.extract_lane 1 (local.get $counts)))
      (i32.add (i32x4.extract_lane 2 (local.get $counts)) (i32x4.extract_lane 3 (local.get $counts)))))

  ;; Any bytes

  (func (export "clear") (param $from i32) (param $bytes i32)
    (memory.fill (local.get $from) (i32.const 0) (local.get $bytes)))

  (func (export "copy") (param $to i32) (param $from i32) (param $bytes i32)
    (memory.copy (local.get $to) (local.get $from) (local.get $bytes)))

  ;; Sets

  (func (export "orInto") (param $target i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target) (v128.or (v128.load (local.get $target)) (v128.load (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  (func (export "andInto") (param $target i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target) (v128.and (v128.load (local.get $target)) (v128.load (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  (func (export "removeFrom") (param $target i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target) (v128.andnot (v128.load (local.get $target)) (v128.load (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  ;; target = some | others
  (func (export "unite") (param $target i32) (param $some i32) (param $others i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target) (v128.or (v128.load (local.get $some)) (v128.load (local.get $others))))
      (local.set $some (i32.add (local.get $some) (i32.const 16)))
      (local.set $others (i32.add (local.get $others) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  ;; target |= more & ~less
  (func (export "addBetween") (param $target i32) (param $more i32) (param $less i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target)
        (v128.or (v128.load (local.get $target)) (v128.andnot (v128.load (local.get $more)) (v128.load (local.get $less)))))
      (local.set $more (i32.add (local.get $more) (i32.const 16)))
      (local.set $less (i32.add (local.get $less) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  ;; target &= a | b | c
  (func (export "keepOfThree") (param $target i32) (param $a i32) (param $b i32) (param $c i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target)
        (v128.and (v128.load (local.get $target))
          (v128.or (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))) (v128.load (local.get $c)))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $c (i32.add (local.get $c) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  ;; target = alive & ~found & ~missed
  (func (export "leaveOut") (param $target i32) (param $alive i32) (param $found i32) (param $missed i32) (param $end i32)
    (loop $next
      (v128.store (local.get $target)
        (v128.andnot
          (v128.andnot (v128.load (local.get $alive)) (v128.load (local.get $found)))
          (v128.load (local.get $missed))))
      (local.set $alive (i32.add (local.get $alive) (i32.const 16)))
      (local.set $found (i32.add (local.get $found) (i32.const 16)))
      (local.set $missed (i32.add (local.get $missed) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end)))))

  ;; failed = failed & passed | found & ~passed, then found &= passed
  (func (export "dropFailures") (param $found i32) (param $failed i32) (param $passed i32) (param $end i32)
    (local $in v128) (local $ok v128)
    (loop $next
      (local.set $in (v128.load (local.get $found)))
      (local.set $ok (v128.load (local.get $passed)))
      (v128.store (local.get $failed)
        (v128.or
          (v128.and (v128.load (local.get $failed)) (local.get $ok))
          (v128.andnot (local.get $in) (local.get $ok))))
      (v128.store (local.get $found) (v128.and (local.get $in) (local.get $ok)))
      (local.set $failed (i32.add (local.get $failed) (i32.const 16)))
      (local.set $passed (i32.add (local.get $passed) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $found (i32.add (local.get $found) (i32.const 16))) (local.get $end)))))

  ;; Sets that are counted

  (func (export "isEmpty") (param $set i32) (param $end i32) (result i32)
    (loop $next
      (if (v128.any_true (v128.load (local.get $set))) (then (return (i32.const 0))))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 16))) (local.get $end))))
    (i32.const 1))

  (func (export "countBits") (param $set i32) (param $end i32) (result i32)
    (local $counts v128)
    (loop $next
      (local.set $counts (i32x4.add (local.get $counts) (call $ones (v128.load (local.get $set)))))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 16))) (local.get $end))))
    (call $sum (local.get $counts)))

  (func (export "countCommon") (param $some i32) (param $others i32) (param $end i32) (result i32)
    (local $counts v128)
    (loop $next
      (local.set $counts
        (i32x4.add (local.get $counts)
          (call $ones (v128.and (v128.load (local.get $some)) (v128.load (local.get $others))))))
      (local.set $others (i32.add (local.get $others) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $some (i32.add (local.get $some) (i32.const 16))) (local.get $end))))
    (call $sum (local.get $counts)))

  ;; target &= among
  (func (export "keepAmong") (param $target i32) (param $among i32) (param $end i32) (result i32)
    (local $counts v128) (local $kept v128)
    (loop $next
      (local.set $kept (v128.and (v128.load (local.get $target)) (v128.load (local.get $among))))
      (v128.store (local.get $target) (local.get $kept))
      (local.set $counts (i32x4.add (local.get $counts) (call $ones (local.get $kept))))
      (local.set $among (i32.add (local.get $among) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $target (i32.add (local.get $target) (i32.const 16))) (local.get $end))))
    (call $sum (local.get $counts)))

  ;; passed = failed & among & ~passed
  (func (export "keepFailures") (param $passed i32) (param $failed i32) (param $among i32) (param $end i32) (result i32)
    (local $counts v128) (local $kept v128)
    (loop $next
      (local.set $kept
        (v128.andnot
          (v128.and (v128.load (local.get $failed)) (v128.load (local.get $among)))
          (v128.load (local.get $passed))))
      (v128.store (local.get $passed) (local.get $kept))
      (local.set $counts (i32x4.add (local.get $counts) (call $ones (local.get $kept))))
      (local.set $failed (i32.add (local.get $failed) (i32.const 16)))
      (local.set $among (i32.add (local.get $among) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $passed (i32.add (local.get $passed) (i32.const 16))) (local.get $end))))
    (call $sum (local.get $counts)))

  ;; into = from & (a ^ w) & (b ^ x) & (c ^ y) & (d ^ z)
  (func (export "pickFour")
    (param $from i32) (param $a i32) (param $b i32) (param $c i32) (param $d i32)
    (param $w i32) (param $x i32) (param $y i32) (param $z i32) (param $into i32) (param $end i32) (result i32)
    (local $counts v128) (local $kept v128)
    (loop $next
      (local.set $kept
        (v128.and
          (v128.load (local.get $from))
          (v128.and
            (v128.and
              (v128.xor (v128.load (local.get $a)) (i32x4.splat (local.get $w)))
              (v128.xor (v128.load (local.get $b)) (i32x4.splat (local.get $x))))
            (v128.and
              (v128.xor (v128.load (local.get $c)) (i32x4.splat (local.get $y)))
              (v128.xor (v128.load (local.get $d)) (i32x4.splat (local.get $z)))))))
      (v128.store (local.get $into) (local.get $kept))
      (local.set $counts (i32x4.add (local.get $counts) (call $ones (local.get $kept))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $c (i32.add (local.get $c) (i32.const 16)))
      (local.set $d (i32.add (local.get $d) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $into (i32.add (local.get $into) (i32.const 16))) (local.get $end))))
    (call $sum (local.get $counts)))

  ;; The first becomes the last bit of the sum of all seven, the next two those before.
  (func (export "addSeven")
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $e i32) (param $f i32) (param $g i32) (param $end i32)
    (local $one v128) (local $two v128) (local $three v128) (local $four v128) (local $five v128) (local $six v128) (local $seven v128)
    (local $odd v128) (local $left v128) (local $right v128) (local $carryLeft v128) (local $carryRight v128) (local $carry v128)
    (loop $next
      (local.set $one (v128.load (local.get $a)))
      (local.set $two (v128.load (local.get $b)))
      (local.set $three (v128.load (local.get $c)))
      (local.set $four (v128.load (local.get $d)))
      (local.set $five (v128.load (local.get $e)))
      (local.set $six (v128.load (local.get $f)))
      (local.set $seven (v128.load (local.get $g)))
      (local.set $odd (v128.xor (local.get $one) (local.get $two)))
      (local.set $left (v128.xor (local.get $odd) (local.get $three)))
      (local.set $carryLeft
        (v128.or (v128.and (local.get $one) (local.get $two)) (v128.and (local.get $odd) (local.get $three))))
      (local.set $odd (v128.xor (local.get $four) (local.get $five)))
      (local.set $right (v128.xor (local.get $odd) (local.get $six)))
      (local.set $carryRight
        (v128.or (v128.and (local.get $four) (local.get $five)) (v128.and (local.get $odd) (local.get $six))))
      (local.set $odd (v128.xor (local.get $left) (local.get $right)))
      (local.set $carry
        (v128.or (v128.and (local.get $left) (local.get $right)) (v128.and (local.get $odd) (local.get $seven))))
      (v128.store (local.get $a) (v128.xor (local.get $odd) (local.get $seven)))
      (local.set $odd (v128.xor (local.get $carryLeft) (local.get $carryRight)))
      (v128.store (local.get $b) (v128.xor (local.get $odd) (local.get $carry)))
      (v128.store (local.get $c)
        (v128.or (v128.and (local.get $carryLeft) (local.get $carryRight)) (v128.and (local.get $odd) (local.get $carry))))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $c (i32.add (local.get $c) (i32.const 16)))
      (local.set $d (i32.add (local.get $d) (i32.const 16)))
      (local.set $e (i32.add (local.get $e) (i32.const 16)))
      (local.set $f (i32.add (local.get $f) (i32.const 16)))
      (local.set $g (i32.add (local.get $g) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 16))) (local.get $end)))))

  ;; The first becomes the last bit of the sum of all three, the second the one before.
  (func (export "addThree") (param $a i32) (param $b i32) (param $c i32) (param $end i32)
    (local $one v128) (local $two v128) (local $three v128) (local $odd v128)
    (loop $next
      (local.set $one (v128.load (local.get $a)))
      (local.set $two (v128.load (local.get $b)))
      (local.set $three (v128.load (local.get $c)))
      (local.set $odd (v128.xor (local.get $one) (local.get $two)))
      (v128.store (local.get $a) (v128.xor (local.get $odd) (local.get $three)))
      (v128.store (local.get $b)
        (v128.or (v128.and (local.get $one) (local.get $two)) (v128.and (local.get $odd) (local.get $three))))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $c (i32.add (local.get $c) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 16))) (local.get $end)))))

  ;; Lists

  ;; Writes the members and returns where the list ends. They are written four at a time whether there are so many or not, and
  ;; the next ones write over what is none: a loop that ends now here, now there costs more. The list has room for them.
  (func (export "listBits") (param $set i32) (param $list i32) (param $end i32) (result i32)
    (local $left i64) (local $base i32) (local $to i32)
    (loop $next
      (local.set $left (i64.load (local.get $set)))
      (if (i64.ne (local.get $left) (i64.const 0)) (then
        (local.set $to
          (i32.add (local.get $list) (i32.shl (i32.wrap_i64 (i64.popcnt (local.get $left))) (i32.const 2))))
        (loop $four
          (i32.store (local.get $list) (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $left)))))
          (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
          (i32.store offset=4 (local.get $list) (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $left)))))
          (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
          (i32.store offset=8 (local.get $list) (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $left)))))
          (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
          (i32.store offset=12 (local.get $list) (i32.add (local.get $base) (i32.wrap_i64 (i64.ctz (local.get $left)))))
          (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
          (br_if $four
            (i32.lt_u (local.tee $list (i32.add (local.get $list) (i32.const 16))) (local.get $to))))
        (local.set $list (local.get $to))))
      (local.set $base (i32.add (local.get $base) (i32.const 64)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end))))
    (local.get $list))

  ;; Writes which words hold anybody, and returns where the list ends.
  (func (export "listWords") (param $set i32) (param $list i32) (param $end i32) (result i32)
    (local $word i32)
    (loop $next
      (i32.store (local.get $list) (local.get $word))
      (local.set $list
        (i32.add (local.get $list) (i32.shl (i32.ne (i32.load (local.get $set)) (i32.const 0)) (i32.const 2))))
      (local.set $word (i32.add (local.get $word) (i32.const 1)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 4))) (local.get $end))))
    (local.get $list))

  ;; Adds an amount to the 16-bit number of each member.
  (func (export "addToEach") (param $set i32) (param $numbers i32) (param $amount i32) (param $end i32)
    (local $left i32) (local $at i32)
    (loop $next
      (local.set $left (i32.load (local.get $set)))
      (block $none (loop $bit
        (br_if $none (i32.eqz (local.get $left)))
        (local.set $at (i32.add (local.get $numbers) (i32.shl (i32.ctz (local.get $left)) (i32.const 1))))
        (i32.store16 (local.get $at) (i32.add (i32.load16_u (local.get $at)) (local.get $amount)))
        (local.set $left (i32.and (local.get $left) (i32.sub (local.get $left) (i32.const 1))))
        (br $bit)))
      (local.set $numbers (i32.add (local.get $numbers) (i32.const 64)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 4))) (local.get $end)))))

  ;; Gaps in bytes, seven bits each, the high bit says that more follows. One gap at least.

  (func (export "addGaps") (param $at i32) (param $end i32) (param $set i32)
    (local $document i32) (local $gap i32) (local $byte i32) (local $shift i32) (local $word i32)
    (local.set $document (i32.const -1))
    (loop $next
      (local.set $gap (i32.load8_u (local.get $at)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (if (i32.gt_u (local.get $gap) (i32.const 127)) (then
        (local.set $gap (i32.and (local.get $gap) (i32.const 127)))
        (local.set $shift (i32.const 7))
        (loop $more
          (local.set $byte (i32.load8_u (local.get $at)))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (local.set $gap
            (i32.or (local.get $gap) (i32.shl (i32.and (local.get $byte) (i32.const 127)) (local.get $shift))))
          (local.set $shift (i32.add (local.get $shift) (i32.const 7)))
          (br_if $more (i32.gt_u (local.get $byte) (i32.const 127))))))
      (local.set $document (i32.add (local.get $document) (local.get $gap)))
      (local.set $word
        (i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $document) (i32.const 5)) (i32.const 2))))
      (i32.store (local.get $word)
        (i32.or (i32.load (local.get $word)) (i32.shl (i32.const 1) (local.get $document))))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end)))))

  ;; Awards

  (func (export "awardGaps")
    (param $at i32) (param $end i32) (param $left i32) (param $better i32) (param $bonus i32) (param $amount i32)
    (local $document i32) (local $gap i32) (local $byte i32) (local $shift i32) (local $word i32) (local $bit i32) (local $open i32)
    (local.set $document (i32.const -1))
    (loop $next
      (local.set $gap (i32.load8_u (local.get $at)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (if (i32.gt_u (local.get $gap) (i32.const 127)) (then
        (local.set $gap (i32.and (local.get $gap) (i32.const 127)))
        (local.set $shift (i32.const 7))
        (loop $more
          (local.set $byte (i32.load8_u (local.get $at)))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (local.set $gap
            (i32.or (local.get $gap) (i32.shl (i32.and (local.get $byte) (i32.const 127)) (local.get $shift))))
          (local.set $shift (i32.add (local.get $shift) (i32.const 7)))
          (br_if $more (i32.gt_u (local.get $byte) (i32.const 127))))))
      (local.set $document (i32.add (local.get $document) (local.get $gap)))
      (local.set $word (i32.shl (i32.shr_u (local.get $document) (i32.const 5)) (i32.const 2)))
      (local.set $bit (i32.shl (i32.const 1) (local.get $document)))
      (local.set $open (i32.load (i32.add (local.get $left) (local.get $word))))
      (if (i32.and (local.get $open) (local.get $bit)) (then
        (i32.store (i32.add (local.get $left) (local.get $word)) (i32.xor (local.get $open) (local.get $bit)))
        (local.set $word (i32.add (local.get $better) (local.get $word)))
        (i32.store (local.get $word) (i32.or (i32.load (local.get $word)) (local.get $bit)))
        (local.set $word (i32.add (local.get $bonus) (i32.shl (local.get $document) (i32.const 1))))
        (i32.store16 (local.get $word) (i32.add (i32.load16_u (local.get $word)) (local.get $amount)))))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end)))))

  ;; The same for the members of a set, in the listed words only.
  (func (export "awardSet")
    (param $places i32) (param $end i32) (param $set i32)
    (param $left i32) (param $better i32) (param $bonus i32) (param $amount i32)
    (local $word i32) (local $taken i32) (local $open i32) (local $numbers i32) (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $places) (local.get $end)))
      (local.set $word (i32.shl (i32.load (local.get $places)) (i32.const 2)))
      (local.set $places (i32.add (local.get $places) (i32.const 4)))
      (local.set $open (i32.load (i32.add (local.get $left) (local.get $word))))
      (br_if $next
        (i32.eqz
          (local.tee $taken (i32.and (local.get $open) (i32.load (i32.add (local.get $set) (local.get $word)))))))
      (i32.store (i32.add (local.get $left) (local.get $word)) (i32.xor (local.get $open) (local.get $taken)))
      (local.set $at (i32.add (local.get $better) (local.get $word)))
      (i32.store (local.get $at) (i32.or (i32.load (local.get $at)) (local.get $taken)))
      (local.set $numbers (i32.add (local.get $bonus) (i32.shl (local.get $word) (i32.const 4))))
      (loop $bit
        (local.set $at (i32.add (local.get $numbers) (i32.shl (i32.ctz (local.get $taken)) (i32.const 1))))
        (i32.store16 (local.get $at) (i32.add (i32.load16_u (local.get $at)) (local.get $amount)))
        (br_if $bit
          (local.tee $taken (i32.and (local.get $taken) (i32.sub (local.get $taken) (i32.const 1))))))
      (br $next))))

  ;; Counting

  ;; How many of the listed documents have each number of a column of 16 bits.
  (func (export "tallyShort") (param $column i32) (param $tally i32) (param $list i32) (param $end i32)
    (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
      (local.set $at
        (i32.add (local.get $tally)
          (i32.shl
            (i32.load16_u (i32.add (local.get $column) (i32.shl (i32.load (local.get $list)) (i32.const 1))))
            (i32.const 2))))
      (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
      (local.set $list (i32.add (local.get $list) (i32.const 4)))
      (br $next))))

  ;; The same for a column of 32 bits.
  (func (export "tallyLong") (param $column i32) (param $tally i32) (param $list i32) (param $end i32)
    (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
      (local.set $at
        (i32.add (local.get $tally)
          (i32.shl
            (i32.load (i32.add (local.get $column) (i32.shl (i32.load (local.get $list)) (i32.const 2))))
            (i32.const 2))))
      (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
      (local.set $list (i32.add (local.get $list) (i32.const 4)))
      (br $next))))

  ;; All but those that were counted: tally = totals - tally
  (func (export "turnTally") (param $tally i32) (param $totals i32) (param $end i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $tally) (local.get $end)))
      (i32.store (local.get $tally) (i32.sub (i32.load (local.get $totals)) (i32.load (local.get $tally))))
      (local.set $totals (i32.add (local.get $totals) (i32.const 4)))
      (local.set $tally (i32.add (local.get $tally) (i32.const 4)))
      (br $next))))

  ;; Adds each number of a tally to the counter of its one value. A combination without one has the value -1, whose counter nobody reads.
  (func (export "spreadSingle") (param $values i32) (param $tally i32) (param $end i32) (param $counters i32)
    (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $tally) (local.get $end)))
      (local.set $at (i32.add (local.get $counters) (i32.shl (i32.load (local.get $values)) (i32.const 2))))
      (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.load (local.get $tally))))
      (local.set $values (i32.add (local.get $values) (i32.const 4)))
      (local.set $tally (i32.add (local.get $tally) (i32.const 4)))
      (br $next))))

  ;; The same where a combination means a set of values.
  (func (export "spreadSets")
    (param $setOf i32) (param $starts i32) (param $values i32) (param $tally i32) (param $end i32) (param $counters i32)
    (local $count i32) (local $from i32) (local $to i32) (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $tally) (local.get $end)))
      (local.set $count (i32.load (local.get $tally)))
      (if (local.get $count) (then
        (local.set $at (i32.add (local.get $starts) (i32.shl (i32.load (local.get $setOf)) (i32.const 2))))
        (local.set $from (i32.add (local.get $values) (i32.shl (i32.load (local.get $at)) (i32.const 2))))
        (local.set $to (i32.add (local.get $values) (i32.shl (i32.load offset=4 (local.get $at)) (i32.const 2))))
        (block $none (loop $value
          (br_if $none (i32.ge_u (local.get $from) (local.get $to)))
          (local.set $at (i32.add (local.get $counters) (i32.shl (i32.load (local.get $from)) (i32.const 2))))
          (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (local.get $count)))
          (local.set $from (i32.add (local.get $from) (i32.const 4)))
          (br $value)))))
      (local.set $setOf (i32.add (local.get $setOf) (i32.const 4)))
      (local.set $tally (i32.add (local.get $tally) (i32.const 4)))
      (br $next))))

  ;; Each of the listed documents by itself. `$wide` says whether the column has 32 bits or 16.
  (func (export "countEach")
    (param $column i32) (param $wide i32) (param $setOf i32) (param $starts i32) (param $values i32)
    (param $list i32) (param $end i32) (param $counters i32)
    (local $combination i32) (local $from i32) (local $to i32) (local $at i32)
    (block $done (loop $next
      (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
      (if (local.get $wide)
        (then (local.set $combination
          (i32.load (i32.add (local.get $column) (i32.shl (i32.load (local.get $list)) (i32.const 2))))))
        (else (local.set $combination
          (i32.load16_u (i32.add (local.get $column) (i32.shl (i32.load (local.get $list)) (i32.const 1)))))))
      (local.set $at
        (i32.add (local.get $starts)
          (i32.shl
            (i32.load (i32.add (local.get $setOf) (i32.shl (local.get $combination) (i32.const 2))))
            (i32.const 2))))
      (local.set $from (i32.add (local.get $values) (i32.shl (i32.load (local.get $at)) (i32.const 2))))
      (local.set $to (i32.add (local.get $values) (i32.shl (i32.load offset=4 (local.get $at)) (i32.const 2))))
      (block $none (loop $value
        (br_if $none (i32.ge_u (local.get $from) (local.get $to)))
        (local.set $at (i32.add (local.get $counters) (i32.shl (i32.load (local.get $from)) (i32.const 2))))
        (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
        (local.set $from (i32.add (local.get $from) (i32.const 4)))
        (br $value)))
      (local.set $list (i32.add (local.get $list) (i32.const 4)))
      (br $next))))

  ;; Narrowing

  ;; How many of those who are in both sets have so many points, which are the bits of `$mask` in their 16-bit number.
  (func (export "tallyPoints")
    (param $candidates i32) (param $better i32) (param $bonus i32) (param $mask i32) (param $holders i32) (param $end i32)
    (local $left i32) (local $at i32)
    (loop $next
      (local.set $left (i32.and (i32.load (local.get $candidates)) (i32.load (local.get $better))))
      (block $none (loop $bit
        (br_if $none (i32.eqz (local.get $left)))
        (local.set $at
          (i32.add (local.get $holders)
            (i32.shl
              (i32.and (local.get $mask)
                (i32.load16_u (i32.add (local.get $bonus) (i32.shl (i32.ctz (local.get $left)) (i32.const 1)))))
              (i32.const 2))))
        (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
        (local.set $left (i32.and (local.get $left) (i32.sub (local.get $left) (i32.const 1))))
        (br $bit)))
      (local.set $bonus (i32.add (local.get $bonus) (i32.const 64)))
      (local.set $better (i32.add (local.get $better) (i32.const 4)))
      (br_if $next (i32.lt_u (local.tee $candidates (i32.add (local.get $candidates) (i32.const 4))) (local.get $end)))))

  ;; Leaves out who has fewer points than the least for as many words, which are the bits above the mask; and, where `$others` is 0,
  ;; whoever is not in the second set.
  (func (export "dropBelow")
    (param $candidates i32) (param $better i32) (param $bonus i32) (param $bits i32) (param $least i32) (param $others i32) (param $end i32)
    (local $all i32) (local $kept i32) (local $left i32) (local $has i32) (local $mask i32)
    (local.set $mask (i32.sub (i32.shl (i32.const 1) (local.get $bits)) (i32.const 1)))
    (loop $next
      (local.set $all (i32.load (local.get $candidates)))
      (local.set $kept (i32.and (local.get $all) (i32.or (i32.load (local.get $better)) (local.get $others))))
      (local.set $left (i32.and (local.get $all) (i32.load (local.get $better))))
      (block $none (loop $bit
        (br_if $none (i32.eqz (local.get $left)))
        (local.set $has (i32.load16_u (i32.add (local.get $bonus) (i32.shl (i32.ctz (local.get $left)) (i32.const 1)))))
        (local.set $kept
          (i32.xor (local.get $kept)
            (i32.and
              (i32.and (local.get $left) (i32.sub (i32.const 0) (local.get $left)))
              (i32.sub (i32.const 0)
                (i32.lt_s
                  (i32.and (local.get $has) (local.get $mask))
                  (i32.load
                    (i32.add (local.get $least) (i32.shl (i32.shr_u (local.get $has) (local.get $bits)) (i32.const 2)))))))))
        (local.set $left (i32.and (local.get $left) (i32.sub (local.get $left) (i32.const 1))))
        (br $bit)))
      (i32.store (local.get $candidates) (local.get $kept))
      (local.set $bonus (i32.add (local.get $bonus) (i32.const 64)))
      (local.set $better (i32.add (local.get $better) (i32.const 4)))
      (br_if $next (i32.lt_u (local.tee $candidates (i32.add (local.get $candidates) (i32.const 4))) (local.get $end)))))
)
