"""Prefetch of array elements into the processor's cache."""

from __future__ import annotations

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import cgutils, types
from numba.extending import intrinsic

READ = 0
KEEP = 3
DATA = 1


def _prefetch(_context: Any, array: Any, index: Any) -> Any:
    """Implement `prefetch(array, index)`, a hint that neither reads nor waits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        tools: Any = cgutils
        data = tools.create_struct_proxy(kind)(context, builder, arguments[0]).data
        element = builder.gep(data, [arguments[1]])
        pointer = builder.bitcast(element, ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        shape = ir.FunctionType(ir.VoidType(), [pointer.type, number, number, number])
        name = "llvm.prefetch.p0" if "p0" in str(pointer.type) else "llvm.prefetch.p0i8"
        function = tools.get_or_insert_function(builder.module, shape, name)
        builder.call(function, [pointer, number(READ), number(KEEP), number(DATA)])
        return context.get_dummy_value()

    return types.void(array, types.int64), generate


prefetch: Any = intrinsic(_prefetch)
